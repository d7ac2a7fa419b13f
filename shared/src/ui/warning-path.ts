/** The icon of warnings by itself: scripts that run before the page's own draw it without all the others. */
export const warningPath = 'M10 2.5 18 17H2zM10 8v4.5M10 14.5h.01';
