import { buildSync } from 'esbuild';

/**
 * Bundles entry points into `dist/bundle/`. In one file the modules call each other directly, which V8 runs faster than
 * calls through what modules export. Folders below `dist/bundle/` would break the paths that the code works out from
 * where it stands.
 */
export function bundle(entryPoints) {
  buildSync({
    entryPoints,
    outdir: 'dist/bundle',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'warning',
  });
}
