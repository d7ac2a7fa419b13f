/**
 * How small a figure of the bar is written so that it keeps to its line on a phone of 360 px: 0 for up to 18 characters
 * (₹9,999 crore with paise), 2 from 25 on. A figure of more than thirty characters scrolls.
 */
export const lengthStep = (text: string): 0 | 1 | 2 => (text.length <= 18 ? 0 : text.length <= 24 ? 1 : 2);
