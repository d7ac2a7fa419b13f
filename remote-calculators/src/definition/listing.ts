import type { Lead } from 'shared/remote';
import type { Roles } from '#definition/roles.ts';
import type { Exact, NumberText } from '#engine/exact.ts';
import type { AnyModel } from '#engine/model.ts';

type InputsOf<M extends AnyModel> = Parameters<M['run']>[0];
type Names<Shape> = Extract<keyof Shape, string>;

/** What somebody wants who looks for a calculator: pickers group their cards by it (`pickers/picks-below.ts`). */
export type Intention = 'putAside' | 'receive' | 'payFor' | 'fixedRate' | 'borrowAndProtect' | 'lookAt';

/** The card that leads to a calculator from the picker above it. */
export interface Picked<M extends AnyModel = AnyModel> {
  title: string;
  /** Left out, the card stands below those of all intentions. */
  intention?: Intention;
  /** The question that the page answers. */
  line: string;
  /** Three paths on a 56 by 56 grid: strokes in ink, a part in the firm's green, and the mark. */
  drawing: [string, string, string];
  /** The example in words: that which the page opens on. */
  asked: string;
  /** The same for the model, whose result stands beside it. Left out, it is what the page opens on. */
  inputs?: InputsOf<M>;
  /** Its name; or the amount, where the example is more than one run of the model. */
  result: Names<ReturnType<M['run']>['results']> | (() => Exact);
  unit?: string;
}

/**
 * What the site says of a calculator beside its page: `fields.ts` exports it next to the view. Browsers never load it; the
 * build writes the pickers and the release's page declarations from it.
 */
export interface Listing<M extends AnyModel = AnyModel> {
  /** One or two sentences for search results and link previews. */
  description: string;
  /** Why it is the right one, in a sentence, for somebody whose answers have led to it (`which/tree.ts`). */
  why: string;
  /** Which input takes which figure of a question (`ask/`). Left out, a question that names it opens its page. */
  takes?: Roles<Names<InputsOf<M>>>;
  /** Left out, the picker above the page shows no card of it. */
  pick?: Picked<M>;
  /** What links call it, where that is not its page's title. */
  linkName?: string;
  /** Its row in one of the lists that home begins with. */
  start?: NonNullable<Lead['start']>;
  /** Names by which a query changes the page; left out, those of its fields and of every page. */
  query?: () => readonly string[];
  /** Figures that the page takes, for tests of what holds for every calculator. */
  example: { readonly [Input in Names<InputsOf<M>>]?: NumberText };
}
