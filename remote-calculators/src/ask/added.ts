import { messages } from '#ask/messages.en.ts';

/** What a form may add to a question, by its name in the address: the figure with words that the grammar reads. */
const addedBy = {
  age: (figure: string) => messages.ageSaid({ figure }),
  span: (figure: string) => messages.spanSaid({ figure }),
  sum: (figure: string) => messages.sumSaid({ figure }),
  salary: (figure: string) => messages.salarySaid({ figure }),
  expense: (figure: string) => messages.expenseSaid({ figure }),
  instalment: (figure: string) => messages.instalmentSaid({ figure }),
} as const;

/** What is missing, as its field is named. */
export type Added = keyof typeof addedBy;

const names = Object.keys(addedBy) as Added[];

/** The question of an address with what one of its forms has added: "retire with 2 crore" and `age=34` ask "… age 34". */
export function withAdded(query: URLSearchParams): string {
  const question = (query.get('q') ?? '').trim();
  return names.reduce((asked, name) => {
    const figure = query.get(name)?.trim() ?? '';
    return figure === '' ? asked : `${asked} ${addedBy[name](figure)}`;
  }, question);
}
