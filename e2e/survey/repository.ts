import path from 'node:path';

export const repositoryRoot = path.join(import.meta.dirname, '../..');
