import { parseArgs } from 'node:util';
import { isLanguage, type Language } from 'shared/language';
import { isState, STATES, type State } from '#shots/states.ts';

const THEMES = ['light', 'dark'] as const;

export interface Options {
  /** Paths in English; undefined for every public page. */
  pages: string[] | undefined;
  states: readonly State[];
  widths: readonly number[];
  themes: readonly (typeof THEMES)[number][];
  /** Undefined for all that the site is offered in. */
  languages: Language[] | undefined;
}

/** @throws TypeError for an unknown option, Error for a value that makes no sense */
export function readOptions(args: string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { pages: text, states: text, widths: text, themes: text, languages: text },
  });
  return {
    pages: list('pages', values.pages, (path) => path.startsWith('/'), 'paths that begin with a slash'),
    states: list('states', values.states, isState, STATES.join(', ')) ?? STATES,
    widths: list('widths', values.widths, (width) => /^\d{3,4}$/.test(width), 'pixels')?.map(Number) ?? [
      360, 768, 1280, 1600,
    ],
    themes: list('themes', values.themes, isTheme, THEMES.join(', ')) ?? THEMES,
    languages: list('languages', values.languages, isLanguage, 'names such as en,hi'),
  };
}

const isTheme = (name: string): name is (typeof THEMES)[number] => THEMES.some((theme) => theme === name);

function list<Value extends string>(
  option: string,
  given: string | undefined,
  isKnown: ((value: string) => value is Value) | ((value: string) => boolean),
  known: string,
): Value[] | undefined {
  const values = given?.split(',').map((value) => value.trim());
  const wrong = values?.find((value) => !isKnown(value));
  if (wrong !== undefined) throw new Error(`--${option} takes ${known}, not ${wrong}.`);
  return values as Value[] | undefined;
}
