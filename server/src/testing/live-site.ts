/** The environment of a site that visitors reach by https. Its codes go to an address of this machine, such as a stand-in's. */
export const liveSite = (gateway = 'http://127.0.0.1:9'): Record<string, string> => ({
  PUBLIC_URL: 'https://firm.example',
  OTP_PROVIDER: 'webhook',
  OTP_WEBHOOK_URL: gateway,
  OTP_WEBHOOK_SECRET: 'sixteen-characters',
  SMTP_URL: 'smtp://127.0.0.1:9',
});
