import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Posted } from 'shared/site';
import { apiFor } from '#forms/posted-form.ts';
import { formRoutes } from '#forms/routes.ts';
import { viewsOfPages } from '#forms/views-of-pages.ts';
import { cookies as createCookies } from '#http/cookies.ts';
import { answerError } from '#http/http-error.ts';
import { tokenOfVisitor } from '#identity/authenticator.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

export interface FormAnswer {
  status: number;
  /** Where it leads, when it does. */
  location: string | undefined;
  /** What the page would be rendered with. */
  posted: Partial<Posted>;
  cookies: Record<string, string>;
  headers: Record<string, unknown>;
}

interface Circumstances {
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  /** The visitor's network address. */
  from?: string;
}

/** The API on a database of its own, and before it the forms, whose pages are shown as JSON instead of being rendered. */
export async function startForms(variables: Record<string, string> = {}) {
  const origin: TestApp = await createTestApp(variables);
  const tokenOf = tokenOfVisitor(origin.db, createCookies(false));
  const front: FastifyInstance = Fastify({ bodyLimit: 64 * 1024 });
  front.setErrorHandler(answerError);
  await front.register(cookie);
  await front.register(formRoutes, {
    api: origin.app,
    cookies: createCookies(false),
    tokenOf,
    publicUrl: undefined,
    isPage: (path) => path === '/contactus',
    show: async (_, reply, posted, status) => reply.code(status).send(posted),
  });

  front.get('/*', async (request) => {
    const { pathname, searchParams: query } = new URL(request.url, 'http://site.example');
    const { call } = apiFor({ api: origin.app, tokenOf }, request);
    const cookie = (name: string) => createCookies(false).read(request, name);
    return { view: await viewsOfPages[pathname]?.({ call, query, cookie }) };
  });

  /** What a page without scripts shows of its visitor; null where that is what everybody sees. */
  const view = async (url: string, cookies: Record<string, string> = {}): Promise<unknown> =>
    (await front.inject({ method: 'GET', url, cookies })).json().view;

  async function post(
    url: string,
    fields: Record<string, string | string[]>,
    { cookies = {}, headers = {}, from }: Circumstances = {},
  ): Promise<FormAnswer> {
    const payload = new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
    ).toString();
    const response = await front.inject({
      ...{ method: 'POST', url, cookies, payload, ...(from !== undefined && { remoteAddress: from }) },
      headers: { host: 'site.example', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
    const { statusCode, body } = response;
    return {
      status: statusCode,
      location: response.headers.location,
      posted: body.startsWith('{') ? JSON.parse(body) : {},
      cookies: Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])),
      headers: response.headers,
    };
  }

  return {
    origin,
    post,
    view,
    async close() {
      await front.close();
      await origin.close();
    },
  };
}
