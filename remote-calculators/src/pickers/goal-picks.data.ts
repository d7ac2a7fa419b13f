import { messages } from '#messages.en.ts';
import { type PickGroup, picksBelow } from '#pickers/picks-below.ts';

const picks = picksBelow('/goals', '/childplan').flatMap((group) => group.picks);
const isPlanner = ({ to }: { to: string }): boolean => to === '/planyourgoal';

/** One list, as the only one that is no thing to pay for would stand alone: several goals at once lead it. */
export const groups: readonly PickGroup[] = [
  {
    id: 'goals',
    title: messages.goalsTitle,
    picks: [...picks.filter(isPlanner), ...picks.filter((pick) => !isPlanner(pick))],
  },
];
