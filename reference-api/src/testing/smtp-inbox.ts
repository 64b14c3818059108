import { SMTPServer } from 'smtp-server';
import { parseEmail, type ReceivedEmail } from './received-email.ts';

/** A real SMTP server on a port of its own that keeps what comes. It refuses recipients whose names begin with "refused". */
export interface SmtpInbox {
  readonly url: string;
  readonly emails: ReceivedEmail[];
  readonly close: () => Promise<void>;
}

export async function openSmtpInbox(): Promise<SmtpInbox> {
  const emails: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('refused') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        emails.push(parseEmail(Buffer.concat(chunks).toString('utf8'), recipients));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
