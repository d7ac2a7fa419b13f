import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    whatYouStartFrom: 'आप किससे शुरू करते हैं',
    iCanSave: 'मेरी बचत इतनी है',
    iWantToReach: 'मेरा लक्ष्य इतना है',
  },
  { reviewed: false },
);
