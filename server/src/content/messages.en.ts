import { catalogue } from 'shared/messages';

export const messages = catalogue({
  thisPictureDoesNotExist: 'This picture does not exist.',
  tooManyPictures: 'Too many pictures are asked for at once. Try again in a moment.',
  queryCannotBeRead: 'The query cannot be read.',
});
