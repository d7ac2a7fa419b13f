import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    noPreview: 'कोई झलक नहीं',
    preview: 'झलक',
    inThisTabOnly: '{name} {release}, सिर्फ़ इस टैब में।',
    leaveThePreview: 'झलक से बाहर जाएँ',
    loading: 'खुल रहा है...',
    partNotAvailable: 'साइट का यह हिस्सा अभी नहीं है',
    couldNotBeLoaded: 'यह अभी नहीं खुल पाया। बाकी सब चल रहा है; कृपया फिर कोशिश करें।',
    correctionIsReady: 'इस साइट में एक सुधार तैयार है',
    reloadToUse: 'उसके लिए पेज फिर खोलें। आपका सहेजा हुआ कुछ भी नहीं खोता।',
    reload: 'फिर खोलें',
  },
  { reviewed: false },
);
