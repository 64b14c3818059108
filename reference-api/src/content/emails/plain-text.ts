import type { Block, Email, EmailContext } from './email.ts';

/** The email for those who read no HTML. */
export function toPlainText(email: Email, { toSentence, greeting, company }: EmailContext): string {
  const phones = company.phones.map(({ display, label }) => `${display} (${label})`);
  const footer = [toSentence('emails.about'), company.email, ...phones, company.schedule, company.address, company.legal_name];
  const body = [email.title, greeting, ...email.blocks.map(toText)].join('\n\n');
  // Mail clients recognise the text after these two hyphens and a space as a signature.
  return `${body}\n\n-- \n${footer.join('\n')}\n`;
}

function toText(block: Block): string {
  switch (block.kind) {
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'facts':
      return [block.title, ...block.rows.map(({ name, value }) => `${name}: ${value}`)].join('\n');
    case 'sums': {
      const lines = block.lines.map(({ name, amount, value }) => `• ${name}, ${amount} — ${value}`);
      const sums = [...block.sums, block.total, block.vat].map(({ name, value }) => `${name}: ${value}`);
      return [block.title, ...lines, '', ...sums].join('\n');
    }
    default:
      return block.text;
  }
}
