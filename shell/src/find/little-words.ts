import { plainWords } from '#find/words.ts';

/** Words that say nothing of what is looked for, in the languages in which people ask. */
const LITTLE = [
  'a|an|and|are|at|by|can|do|does|for|from|how|i|in|is|it|many|me|mean|means|much|my|of|on|or|should|the|to',
  'what|when|where|which|who|why|with|you|your',
  'hai|hain|ka|kab|kaha|kaise|kaun|ke|ki|kitna|kitne|kitni|ko|kya|main|me|mein|mera|mere|meri|se',
  'का|की|के|को|में|से|है|हैं|और|या|क्या|कैसे|कब|कहाँ|कौन|कितना|कितनी|कितने|मैं|मेरा|मेरी|मेरे',
  'ಏನು|ಹೇಗೆ|ಎಷ್ಟು|ಯಾವ|ಯಾವಾಗ|ಎಲ್ಲಿ|ಮತ್ತು|ಅಥವಾ|ನಾನು|ನನ್ನ',
].join('|');

const words: ReadonlySet<string> = new Set(plainWords(LITTLE));

/** @param word as `words.ts` compares them */
export const isLittle = (word: string): boolean => words.has(word);
