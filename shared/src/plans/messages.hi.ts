import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue(
  {
    yourPlanGoesAlong: 'आपकी योजना साथ जाएगी',
    openThePlan: 'योजना खोलें',
    removeThePlan: 'योजना हटाएँ',
    readingYourPlan: 'आपकी योजना का हिसाब लगाया जा रहा है',
    figuresNotThere: 'अभी इसका हिसाब नहीं लग पाया। फिर भी योजना लिंक के रूप में साथ जाएगी।',
    noSuchPlan: 'यह लिंक इस साइट की किसी योजना तक नहीं जाता। आगे बढ़ने के लिए इसे हटाएँ।',
  },
  { reviewed: false },
);
