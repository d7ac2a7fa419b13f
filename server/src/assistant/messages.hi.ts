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
    personalData: 'लगता है सवाल में ईमेल पता, PAN, या फ़ोन, आधार या खाता नंबर है। उसे हटाकर फिर पूछें: कुछ भी नहीं भेजा गया।',
    off: 'इस साइट पर असिस्टेंट नहीं है।',
    busy: 'अभी बहुत सारे लोग असिस्टेंट से पूछ रहे हैं। कुछ सेकंड बाद फिर कोशिश करें।',
    failed: 'असिस्टेंट अभी जवाब नहीं दे रहा। फिर कोशिश करें; कैलकुलेटर उसके बिना भी जवाब देते हैं।',
    tooLong: 'असिस्टेंट को बहुत देर लगी। छोटे सवाल के साथ फिर कोशिश करें।',
    summary: 'The assistant behind /ask: a question in words, answered in JSON lines by checked sentences',
  },
  { reviewed: false },
);
