import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { MARKDOWN_TEXT } from './rspack.markdown.ts';

const typescript = (): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: [/node_modules/, /\.data\.ts$/],
  type: 'javascript/auto',
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
});

/** Modules that run while the bundle is made: it gets what they export, and nothing of how that was worked out. */
const data = (): RuleSetRule => ({
  test: /\.data\.ts$/,
  type: 'javascript/auto',
  loader: path.join(import.meta.dirname, 'at-build.mjs'),
});

/** Before the compiler: the words of messages in place of their names. */
const messages = (): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'rspack.messages.ts'),
});

const markdown = (): RuleSetRule => ({
  test: MARKDOWN_TEXT,
  type: 'javascript/auto',
  loader: path.join(import.meta.dirname, 'rspack.markdown.ts'),
});

/** How the bundler reads what a package is written in. */
export const sourceRules = (): RuleSetRule[] => [messages(), typescript(), data(), markdown()];
