import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import type { Endpoint } from 'shared/contract/endpoint';
import type { ErrorBody } from 'shared/contract/error';
import type { Posted } from 'shared/site';
import { z } from 'zod';
import { languageOf } from '#http/page-language.ts';
import { PLAIN_FORM_HEADER } from '#limits/caller.ts';

/** What a browser posted by itself, without the page's scripts. */
export interface Submission {
  fields: URLSearchParams;
  /** The query of the page's address. */
  query: URLSearchParams;
  /** Calls the API as this visitor. */
  call: CallApi;
  /** One of the origin's own cookies. */
  cookie: (name: string) => string | undefined;
}

/** `form` where what is shown is another form than the one that was sent. */
type Shown = Omit<Posted, 'form'> & { form?: string };

interface OwnCookie {
  name: string;
  value: string;
  days: number;
}

/** Leads on to a page, so that a reload sends nothing twice; or shows the form's own page again. */
export type FormResult =
  | { leadsTo: string; cookie?: OwnCookie }
  | { status: number; posted: Shown; cookie?: OwnCookie };

/** Maps the fields of one form to the API's call. The API alone checks, limits and stores. */
export type PostedForm = (submission: Submission) => Promise<FormResult>;

/** What a form has sent for each field of a contract: all values of a list, '' for what it has not sent. */
export const valuesOf = <Fields extends z.ZodObject>({ shape }: Fields, sent: URLSearchParams) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, isList(field) ? sent.getAll(name) : (sent.get(name) ?? '')]),
  ) as { [Name in keyof z.input<Fields>]-?: NonNullable<z.input<Fields>[Name]> };

const isList = (field: unknown): boolean =>
  field instanceof z.ZodDefault ? isList(field.unwrap()) : field instanceof z.ZodArray;

/** The form again: with what was typed, and what the API says is wrong with it. */
export function refused(reply: Extract<ApiReply<unknown>, { ok: false }>, values: Shown['values'], data?: unknown) {
  const { status, message, fields } = reply;
  // A list's error names the place in it; the form has one legend for all.
  const errors = Object.fromEntries(
    Object.entries(fields).map(([name, problem]) => [name.split('.')[0] ?? '', problem]),
  );
  const isNamed = Object.keys(errors).length > 0;
  return {
    status,
    posted: { values, errors, message: isNamed ? null : message, ...(data === undefined ? {} : { data }) },
  };
}

export type ApiReply<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; status: number; message: string; fields: Readonly<Record<string, string>>; next?: string | undefined };

interface CallOptions<Body> {
  body?: Body;
  /** Values for `:name` segments of the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

export type CallApi = <Body extends z.ZodType, Answer extends z.ZodType>(
  endpoint: Endpoint<Body, Answer>,
  options?: CallOptions<z.input<Body>>,
) => Promise<ApiReply<z.output<Answer>>>;

/** What calls of the API need beside their contract. */
export interface ApiParts {
  /** Where the API is. */
  api: Pick<FastifyInstance, 'inject'>;
  /** A token for whoever has a session's cookie: nothing else says who is signed in without scripts. */
  tokenOf: (request: FastifyRequest) => Promise<string | null>;
}

/**
 * Calls this origin's own API for the visitor of a request: with their address, which the limits count, their cookies
 * and where the request came from, so that the API's own rules decide.
 *
 * @returns the caller, and the cookies that the API has set meanwhile, for the answer to the visitor
 */
export function apiFor({ api, tokenOf }: ApiParts, request: FastifyRequest): { call: CallApi; setCookies: string[] } {
  const setCookies: string[] = [];
  const cookies: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.cookies)) if (value !== undefined) cookies[name] = value;

  // Once for all calls of the request, and for none that asks for no person.
  let token: Promise<string | null> | undefined;
  async function authorization(): Promise<Record<string, string>> {
    token ??= tokenOf(request);
    const known = await token;
    return known === null ? {} : { authorization: `Bearer ${known}` };
  }

  const call: CallApi = async (endpoint, { body, params = {}, query, headers } = {}) => {
    const response = await api.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
      remoteAddress: request.ip,
      headers: { ...passedOn(request), ...(endpoint.signedIn === true ? await authorization() : {}), ...headers },
      cookies,
      ...(query === undefined ? {} : { query }),
      ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }),
    });
    for (const { name, value } of response.cookies) cookies[name] = value;
    setCookies.push(...[response.headers['set-cookie'] ?? []].flat());
    const json: unknown = response.json();
    if (response.statusCode === 200) return { ok: true, answer: json as z.output<typeof endpoint.answer> };
    const { message, fields = {}, next } = json as ErrorBody;
    return { ok: false, status: response.statusCode, message, fields, next };
  };
  return { call, setCookies };
}

function passedOn(request: FastifyRequest): Record<string, string> {
  const { headers, host } = request;
  const { origin, 'sec-fetch-site': site, 'user-agent': device } = headers;
  return {
    host,
    accept: 'application/json',
    'accept-language': languageOf(request),
    [PLAIN_FORM_HEADER]: 'yes',
    ...(origin === undefined ? {} : { origin }),
    ...(typeof site === 'string' ? { 'sec-fetch-site': site } : {}),
    ...(device === undefined ? {} : { 'user-agent': device }),
  };
}
