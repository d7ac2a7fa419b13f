import { exact, ONE } from '#assistant/check/exact.ts';
import { readable } from '#assistant/check/readable.ts';
import { marksIn } from '#assistant/check/roles.ts';
import { figuresIn, type Kind } from '#assistant/check/written-figures.ts';

/** A figure of a tool's answer, or of what the tool was asked with. */
export interface KnownFigure {
  kind: Kind;
  /** In units of {@link ONE}. */
  value: bigint;
  roles: ReadonlySet<string>;
}

/** Figures that belong together. A sentence takes all of its figures from one of these. */
export interface Together {
  figures: readonly KnownFigure[];
  /** What the tool was asked with. */
  given: readonly KnownFigure[];
  /** A line of a table: a sentence about it tells its time and one of its amounts, which stand for no other time. */
  line?: { time: readonly KnownFigure[]; amounts: readonly KnownFigure[] };
}

const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Inputs that are no term and no sum: how it is worked out, and words, of which the tool's answer says what it took. */
const NO_FIGURE = /^(?:paths|seed|question|timing|mode|compounding|frequency|today)$/i;

/**
 * What a tool's answer lets be said: its figures with what it was asked with, and each line of its tables by itself.
 *
 * @param inputs as the model gave them to the tool, which has taken them
 * @param answer of the tool, as it was parsed from JSON
 */
export function knownFrom(inputs: unknown, answer: unknown): Together[] {
  const { figures, understood, assumed } = Object(answer) as Record<string, unknown>;
  const has = (name: string) => Object.hasOwn(Object(figures) as object, name);
  const given = figuresOf(inputs).map((rate) => {
    const one = asReturn(rate, has('emi'));
    if (has('emi') && one.roles.has('invested')) return { ...one, roles: new Set(['loan']) };
    // What is paid every month of a plan that tells what was invested may be called an investment a month.
    return has('totalInvested') && one.roles.has('monthly') ? withRole(one, 'invested') : one;
  });
  const read = [understood, assumed].flatMap(figuresOf).map((one) => asReturn(one, has('emi')));
  const rows = Object.values(Object(figures) as object).flatMap((table) => (Array.isArray(table) ? table : []));
  const beside = given.filter((one) => !isTime(one));
  const lines = rows.map(figuresOf).map((row) => ({
    figures: [...beside, ...row],
    given: beside,
    line: { time: row.filter(isTime), amounts: row.filter(({ kind }) => kind === 'rupees') },
  }));
  return [{ figures: [...given, ...read, ...figuresOf(figures)], given: [...given, ...read] }, ...lines];
}

const isTime = ({ kind }: KnownFigure): boolean => kind === 'years' || kind === 'months';

/** A rate that is expected of an investment may be called a return, and the other way round; that of a loan may not. */
function asReturn(figure: KnownFigure, isLoan: boolean): KnownFigure {
  if (isLoan || figure.kind !== 'percent') return figure;
  if (figure.roles.has('rate')) return withRole(figure, 'return');
  return figure.roles.has('return') ? withRole(figure, 'rate') : figure;
}

const withRole = (figure: KnownFigure, role: string): KnownFigure => ({
  ...figure,
  roles: new Set([...figure.roles, role]),
});

function figuresOf(values: unknown): KnownFigure[] {
  if (typeof values === 'string') return namedInText(values);
  return Object.entries(Object(values) as object).flatMap(([name, value]) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const text = String(value);
    if (DAY.test(text) || NO_FIGURE.test(name)) return [];
    // A label with its text, as the page writes it; else a name of the engine with a plain decimal.
    return DECIMAL.test(text) ? byName(name, text) : namedInText(`${name} ${text}`);
  });
}

function byName(name: string, text: string): KnownFigure[] {
  const value = exact(text);
  if (value === null || value < 0n) return [];
  const words = name.replace(/(?=[A-Z])/g, ' ').toLowerCase();
  const kind = kindOf(name);
  const roles = new Set(marksIn(words, kind).map(({ role }) => role));
  if (name === 'monthly') roles.add('monthly');
  const figure = { kind, value, roles };
  if (kind === 'years') return [figure, { ...figure, kind: 'months', value: value * 12n }];
  if (kind === 'months' && value % (12n * ONE) === 0n)
    return [figure, { ...figure, kind: 'years', value: value / 12n }];
  return [figure];
}

function kindOf(name: string): Kind {
  if (/pct$|percent$|cagr|xirr/i.test(name)) return 'percent';
  if (/age$/i.test(name)) return 'age';
  if (/years?$/i.test(name)) return 'years';
  return /months?$/i.test(name) ? 'months' : 'rupees';
}

/** "SIP amount ₹5,000, Time period 15 years": each figure is called what stands before it. */
function namedInText(written: string): KnownFigure[] {
  const text = readable(written);
  const figures = text === null ? null : figuresIn(text);
  if (text === null || figures === null) return [];
  return figures.map(({ kind, value, end, at }, place) => {
    const before = text.slice(figures[place - 1]?.end ?? 0, at);
    const after = figures[place + 1] === undefined ? text.slice(end) : '';
    return { kind, value, roles: new Set(marksIn(`${before} | ${after}`, kind).map(({ role }) => role)) };
  });
}
