'use strict';

/** A jest reporter whose only output is the very last line: how many tests passed and failed. */
module.exports = class Totals {
  onRunComplete(_contexts, results) {
    const skipped = results.numPendingTests + results.numTodoTests;
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const line = `${results.numPassedTests} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    process.once('exit', () => console.log(line)); // after jest's own summary
  }
};
