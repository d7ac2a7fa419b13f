const LONGEST_NAME = 60;
const MOST_NAME_WORDS = 6;
/** What addresses of the web and of mail hold, and names do not. */
const OF_AN_ADDRESS = /[@/\\:<>]|www\./i;

/**
 * A name as mails may carry it. Anybody may type one, and the mail goes to whatever address they typed: what reads like a
 * message or an address is left out, and dots are followed by a space so that no mail program makes a link of one
 * ("Dr.Rao" is "Dr. Rao").
 *
 * @returns null for what is no name
 */
export function plainName(name: string): string | null {
  const plain = name.replaceAll(/\.(?=\S)/g, '. ');
  const words = plain.split(/\s+/).length;
  return plain.length <= LONGEST_NAME && words <= MOST_NAME_WORDS && !OF_AN_ADDRESS.test(plain) ? plain : null;
}
