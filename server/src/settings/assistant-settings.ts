import { isLoopback } from '#settings/production.ts';

/** Where questions of `/ask` go that the firm lets a language model answer. */
export interface AssistantSettings {
  /** Base of an OpenAI-compatible API, without a slash at its end. */
  url: string;
  /** What visitors read of it. */
  host: string;
  model: string;
  /** Secret: it goes to the endpoint and nowhere else. */
  key: string | undefined;
  /** Questions in 10 minutes, past which they are refused: each costs the firm money. */
  limitPerClient: number;
  limitGlobal: number;
}

interface Told {
  ASSISTANT_URL?: string | undefined;
  ASSISTANT_MODEL?: string | undefined;
  ASSISTANT_KEY?: string | undefined;
  ASSISTANT_LIMIT_PER_CLIENT: number;
  ASSISTANT_LIMIT_GLOBAL: number;
}

interface Read {
  settings: AssistantSettings | undefined;
  /** One line for each, with the name of its variable. */
  problems: string[];
}

/** Reads what belongs together: a model without an address, or an address without one, is a slip. */
export function assistantSettings(told: Told, production: boolean): Read {
  const { ASSISTANT_URL: address, ASSISTANT_MODEL: model, ASSISTANT_KEY: key } = told;
  if (address === undefined) {
    const problems = [
      ...(model === undefined ? [] : ['ASSISTANT_MODEL does nothing without ASSISTANT_URL. Set both or none.']),
      ...(key === undefined ? [] : ['ASSISTANT_KEY does nothing without ASSISTANT_URL. Set both or none.']),
    ];
    return { settings: undefined, problems };
  }
  const { protocol, host, username, password, search, hash } = new URL(address);
  const problems: string[] = [];
  if (protocol !== 'https:' && (production || !isLoopback(address)))
    problems.push('ASSISTANT_URL must begin with https://: questions of visitors go there.');
  if (username !== '' || password !== '' || search !== '' || hash !== '')
    problems.push('ASSISTANT_URL must be a base such as https://host/v1, without a name, a key or a query in it.');
  if (model === undefined) problems.push('ASSISTANT_MODEL is needed with ASSISTANT_URL: the name of the model there.');
  const limits = { limitPerClient: told.ASSISTANT_LIMIT_PER_CLIENT, limitGlobal: told.ASSISTANT_LIMIT_GLOBAL };
  const settings = { url: address.replace(/\/+$/, ''), host, model: model ?? '', key, ...limits };
  return { settings, problems };
}
