import path from 'node:path';

/** Folder of the repository that this origin stands in. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
