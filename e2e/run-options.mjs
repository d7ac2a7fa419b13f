// What `npm test -- …` takes. Plain JavaScript without imports: it runs before anything is installed.

const HELP = `Options of npm test:
  --all                 the slow tests too: run them before a release of the product
  --only <remote>       what the team of one remote answers for, such as calculators
  --changed [commit]    what the changes since then can break, those not yet committed included; without a commit since
                        this branch left origin/main, or since the last commit
  --no-browser          no journeys (npm run check)`;

/**
 * @param words after the command
 * @throws Error that lists the options, for a word that is none of them
 */
export function readOptions(words) {
  const options = {};
  for (let at = 0; at < words.length; at += 1) {
    const value = words[at + 1]?.startsWith('--') ? undefined : words[at + 1];
    if (words[at] === '--all') options.all = true;
    else if (words[at] === '--no-browser') options.noBrowser = true;
    else if (words[at] === '--only') options.only = value ?? '';
    else if (words[at] === '--changed') options.changed = value ?? '';
    else throw new Error(`There is no option '${words[at]}'.\n${HELP}`);
    if ((words[at] === '--only' || words[at] === '--changed') && value !== undefined) at += 1;
  }
  if (options.only !== undefined && options.changed !== undefined)
    throw new Error(`Say --only or --changed, not both.\n${HELP}`);
  return options;
}
