import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials, type Lock } from '#sbom/bill-of-materials.ts';
import { repositoryRoot } from '#settings/repository-root.ts';

const lock = JSON.parse(fs.readFileSync(path.join(repositoryRoot, 'package-lock.json'), 'utf8')) as Lock;

test('every installed package is there, with the hash and the licence that the lock file states', () => {
  const { components } = billOfMaterials(lock);
  const named = (name: string) => components.find((component) => component.name === name);
  expect(named('react')).toMatchObject({
    scope: 'required',
    purl: expect.stringMatching(/^pkg:npm\/react@\d+\.\d+\.\d+$/),
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    licenses: [{ expression: 'MIT' }],
  });
  expect(named('fastify')?.scope).toBe('required');
  expect(named('vitest')?.scope).toBe('excluded');
  expect(named('@fastify/cookie')?.purl).toMatch(/^pkg:npm\/%40fastify\/cookie@/);
  expect(components.every(({ version }) => version !== '')).toBe(true);
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
});

test('what an override installs under another name is told by its own', () => {
  const packages = { 'node_modules/bundler': { name: '@bundler/wasm', version: '4.68.4', license: 'MIT' } };
  const { components } = billOfMaterials({ name: 'site', version: '1.0.0', packages });
  expect(components.map(({ purl }) => purl)).toEqual(['pkg:npm/%40bundler/wasm@4.68.4']);
});
