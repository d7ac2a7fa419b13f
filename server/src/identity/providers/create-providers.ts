import type { Database } from '#db/database.ts';
import { devinbox } from '#identity/providers/devinbox.ts';
import { msg91 } from '#identity/providers/msg91.ts';
import { otpless } from '#identity/providers/otpless.ts';
import type { OtpProvider } from '#identity/providers/provider.ts';
import { smtp } from '#identity/providers/smtp.ts';
import { twilio } from '#identity/providers/twilio.ts';
import { webhook } from '#identity/providers/webhook.ts';
import type { SendMail } from '#outbox/mail.ts';
import type { ProviderSettings } from '#settings/provider-settings.ts';

interface Parts {
  db: Database;
  /** The firm's name, as texts call it. */
  firm: string;
  sendMail: SendMail;
  /** Writes a line to the terminal. */
  print(line: string): void;
}

/** The configured providers, in the order in which they are asked. */
export function createProviders(settings: readonly ProviderSettings[], parts: Parts): OtpProvider[] {
  return settings.map((one) => createProvider(one, parts));
}

function createProvider(one: ProviderSettings, { db, firm, sendMail, print }: Parts): OtpProvider {
  switch (one.provider) {
    case 'devinbox':
      return devinbox(db, firm, print);
    case 'smtp':
      return smtp(sendMail, firm);
    case 'webhook':
      return webhook(one, firm);
    case 'otpless':
      return otpless(one);
    case 'twilio':
      return twilio(one, firm);
    case 'msg91':
      return msg91(one);
  }
}
