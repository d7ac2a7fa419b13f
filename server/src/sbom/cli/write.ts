// `npm run sbom`: writes the bill of materials to the terminal, or to the file that is named.
import fs from 'node:fs';
import path from 'node:path';
import { billOfMaterials, type Lock } from '#sbom/bill-of-materials.ts';
import { repositoryRoot } from '#settings/repository-root.ts';

const lock = JSON.parse(fs.readFileSync(path.join(repositoryRoot, 'package-lock.json'), 'utf8')) as Lock;
const text = `${JSON.stringify(billOfMaterials(lock), null, 1)}\n`;
const [file] = process.argv.slice(2);
if (file === undefined) process.stdout.write(text);
else fs.writeFileSync(file, text);
