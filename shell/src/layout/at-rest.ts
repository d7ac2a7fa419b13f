/** Whether the page stands at its top or at its end. */
export const atRest = (): boolean => scrollY <= 2 || scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
