import { createTransport } from 'nodemailer';
import type { WrittenMail } from '../../content/emails/index.ts';

/** A mail ready to leave. `id` is the same at every attempt, so that a server may recognise a repetition. */
export interface Parcel extends WrittenMail {
  readonly id: string;
  readonly to: string;
  readonly language: string;
}

/** Hands a mail to the server that sends it; fails when the server does not take it. */
export type Deliver = (parcel: Parcel) => Promise<void>;

/* All together less than the time for which a sender holds a mail. */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through an SMTP server in the name of `from`, or of the company's own address. */
export function connectSmtp(url: string, from: string | null): Deliver {
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  return async (parcel) => {
    const address = from ?? parcel.from.address;
    await transport.sendMail({
      messageId: `<${parcel.id}@${address.slice(address.indexOf('@') + 1)}>`,
      from: { name: parcel.from.name, address },
      replyTo: { name: parcel.from.name, address: parcel.from.address },
      to: { name: '', address: parcel.to },
      subject: parcel.subject,
      text: parcel.text,
      html: parcel.html,
      headers: { 'auto-submitted': 'auto-generated', 'content-language': parcel.language },
    });
  };
}

/** The server has refused this recipient or mail for good; it would do so again. */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { readonly code?: unknown; readonly responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode === undefined || Number(responseCode) >= 500);
}
