import type { Config } from 'jest';

const config: Config = {
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts'],
  // Types are checked once, by `npm run check`; here they are only stripped.
  transform: { '^.+\\.ts$': ['ts-jest', { diagnostics: false }] },
  setupFiles: ['<rootDir>/scripts/jest-seed.cjs'],
  maxWorkers: 2,
  // Nothing is judged by time: this only ends what hangs.
  testTimeout: 60_000,
  reporters: ['default', '<rootDir>/scripts/jest-totals.cjs'],
};

export default config;
