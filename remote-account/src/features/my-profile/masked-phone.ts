/** All but the last four digits as dots: enough to recognise a number, too little to copy it from a screen. */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').length;
  let seen = 0;
  return phone.replace(/\d/g, (digit) => {
    seen += 1;
    const countryCode = phone.startsWith('+91') && seen <= 2;
    return countryCode || seen > digits - 4 ? digit : '•';
  });
}
