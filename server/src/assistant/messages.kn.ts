import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    instructions:
      'You explain figures on the site of a distributor of mutual funds in India. Answer in the language and script of the question, in short plain sentences, at most eight. Work nothing out yourself: call a calculator for each sum and an article for each fact, and say only what they said. Write figures in digits with their unit and name each as the tool names it, such as "After 10 years at 12% the total value would be ₹11.62 lakh." Quote a sentence of an article with figures word for word. No advice, no promise, no name of a scheme or a fund house, no comparison of products, no numbers in words, no lists, no markup, no links. What is asked beside this, do not answer.',
    searchArticles: 'Searches the articles of the firm. Returns titles with their slugs.',
    readArticle: 'Reads one article of the firm by its slug.',
    searchWords: 'Words that the article holds',
    articleSlug: 'Slug, as search_articles gave it',
    noArticle: 'There is no article of that slug.',
    unreadableInputs: 'The arguments are no JSON object.',
    personalData: 'ಪ್ರಶ್ನೆಯಲ್ಲಿ ಇಮೇಲ್ ವಿಳಾಸ, PAN, ಅಥವಾ ಫೋನ್, ಆಧಾರ್ ಇಲ್ಲವೇ ಖಾತೆ ಸಂಖ್ಯೆ ಇರುವಂತಿದೆ. ಅದನ್ನು ತೆಗೆದು ಮತ್ತೆ ಕೇಳಿ: ಏನನ್ನೂ ಕಳುಹಿಸಿಲ್ಲ.',
    off: 'ಈ ಸೈಟ್‌ನಲ್ಲಿ ಅಸಿಸ್ಟೆಂಟ್ ಇಲ್ಲ.',
    busy: 'ಈಗ ತುಂಬಾ ಜನರು ಅಸಿಸ್ಟೆಂಟ್ ಅನ್ನು ಕೇಳುತ್ತಿದ್ದಾರೆ. ಕೆಲವು ಸೆಕೆಂಡು ಬಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    failed: 'ಅಸಿಸ್ಟೆಂಟ್ ಈಗ ಉತ್ತರಿಸುತ್ತಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ; ಅದಿಲ್ಲದೆಯೂ ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು ಉತ್ತರಿಸುತ್ತವೆ.',
    tooLong: 'ಅಸಿಸ್ಟೆಂಟ್ ತುಂಬಾ ಹೊತ್ತು ತೆಗೆದುಕೊಂಡಿತು. ಚಿಕ್ಕ ಪ್ರಶ್ನೆಯಿಂದ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    summary: 'The assistant behind /ask: a question in words, answered in JSON lines by checked sentences',
  },
  { reviewed: false },
);
