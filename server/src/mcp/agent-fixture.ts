import { execFile } from 'node:child_process';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { goLive } from '#releases/release-commands.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { integrityOf, TOOLS_FILE } from '#releases/release-manifest.ts';
import { ReleaseStore } from '#releases/store.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { oncePerRun } from '#testing/run-folder.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/** The tools as a release of the calculators builds them, and nothing else of it. */
export const builtTools = (): Promise<string> => oncePerRun('tools', buildTools);

async function buildTools(): Promise<string> {
  const folder = temporaryFolder('tools');
  const cli = path.join(repositoryRoot, 'node_modules/@rspack/cli/bin/rspack.js');
  const env = ['--env', 'container=calculators_test', '--env', `outputDirectory=${folder}`];
  await promisify(execFile)(process.execPath, [cli, 'build', '--config-name', 'tools', ...env], {
    cwd: path.join(repositoryRoot, 'remote-calculators'),
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 2 ** 26,
  });
  return fs.readFileSync(path.join(folder, TOOLS_FILE), 'utf8');
}

export interface AgentSite {
  origin: TestApp;
  /** Where agents connect. */
  address: URL;
  store: ReleaseStore;
  /** Makes a release of the calculators live: with these tools, or with none. */
  release(version: string, tools?: string): Promise<void>;
  close(): Promise<void>;
}

/** An origin that listens, with a shell and no calculators until some are released. */
export async function agentSite(variables: Record<string, string> = {}): Promise<AgentSite> {
  const releases = temporaryFolder('agent-releases');
  const store = new ReleaseStore(releases);
  addRelease(store, 'shell', '1.0.0-aaaaaaaa');
  await goLive(releases, 'shell', '1.0.0-aaaaaaaa', { action: 'release', by: 'test' });
  const origin = await createTestApp(
    {
      ...{ MCP_LIMIT_PER_CLIENT: '100000', MCP_LIMIT_GLOBAL: '100000', WARM_UP: 'no', RELEASES_DIR: releases },
      ...variables,
    },
    { pages: true },
  );
  await origin.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = origin.app.server.address() as AddressInfo;
  return {
    origin,
    address: new URL(`http://127.0.0.1:${port}/server/mcp`),
    store,
    async release(version, tools) {
      const stated = tools === undefined ? {} : { tools: integrityOf(Buffer.from(tools)) };
      addRelease(store, 'calculators', version, stated);
      if (tools !== undefined) fs.writeFileSync(path.join(store.folder('calculators', version), TOOLS_FILE), tools);
      await goLive(releases, 'calculators', version, { action: 'release', by: 'test' });
    },
    close: () => origin.close(),
  };
}

/** An agent that has introduced itself, as the protocol's own client does. */
export async function connected(address: URL): Promise<Client> {
  const client = new Client({ name: 'agent of a test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(address));
  return client;
}

/** What a tool said, and whether it was an error. */
export async function asked(client: Client, name: string, inputs: Record<string, unknown>) {
  const { content, isError = false } = (await client.callTool({ name, arguments: inputs })) as CallToolResult;
  const [first] = content;
  return { isError, text: first?.type === 'text' ? first.text : '' };
}
