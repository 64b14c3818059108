import { type Html, html } from '../markup.ts';
import type { Block, Email, EmailContext, Line } from './email.ts';

/* Mail clients support tables, attributes and inline styles, and little else. The colours are the shop's. */
const FONT = 'font-family:Golos Text,Segoe UI,Roboto,Helvetica,Arial,sans-serif;';
const TEXT = `${FONT}font-size:16px;line-height:24px;color:#1d2a22;`;
const SMALL = `${FONT}font-size:14px;line-height:21px;color:#59645b;`;
const RULE = 'border-bottom:1px solid #e0d8c7;';
const LINK = 'color:#2c5e3d;text-decoration:underline;';
/** Keeps what follows the preheader out of the list of mails. */
const FILLER = '\u034f\u00a0'.repeat(60);

export function toMailHtml(email: Email, context: EmailContext, language: string): string {
  const { toSentence, greeting, company, origin, shop } = context;
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><meta name="format-detection" content="telephone=no">
<title>${email.subject}</title></head>
<body style="margin:0;padding:0;background-color:#f8f5ee;">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:#f8f5ee;">${email.preheader}${FILLER}</div>
${table(
  html`width="100%" bgcolor="#f8f5ee" style="background-color:#f8f5ee;"`,
  html`<tr><td align="center" style="padding:24px 12px;">
${table(
  html`width="600" style="width:100%;max-width:600px;"`,
  html`<tr><td bgcolor="#2c5e3d" style="padding:18px 24px;background-color:#2c5e3d;border-radius:16px 16px 0 0;"><a href="${shop}/" target="_blank" style="${FONT}font-size:22px;line-height:28px;font-weight:600;color:#ffffff;text-decoration:none;"><img src="${origin}/favicon.png" width="28" height="28" alt="" style="display:inline-block;margin-right:10px;padding:4px;border-radius:8px;background-color:#ffffff;vertical-align:middle;">${company.name}</a></td></tr>
<tr><td bgcolor="#ffffff" style="padding:28px 24px 12px;background-color:#ffffff;">
<h1 style="margin:0 0 16px;${FONT}font-size:24px;line-height:30px;font-weight:600;color:#1d2a22;">${email.title}</h1>
${paragraph(greeting)}
${email.blocks.map((block) => toHtml(block, toSentence('emails.bareLink')))}</td></tr>
<tr><td bgcolor="#efe8da" style="padding:20px 24px;background-color:#efe8da;border-radius:0 0 16px 16px;">${footer(context)}</td></tr>`,
)}</td></tr>`,
)}
</body></html>`.text;
}

function footer({ toSentence, company }: EmailContext): Html {
  const phones = company.phones.map(
    ({ number, display, label }) => html`<br><a href="tel:${number}" style="${LINK}white-space:nowrap;">${display}</a> (${label})`,
  );
  const lines = [company.schedule, company.address, company.legal_name].map((line) => html`<br>${line}`);
  return html`<p style="margin:0 0 12px;${SMALL}">${toSentence('emails.about')}</p>
<p style="margin:0;${SMALL}"><a href="mailto:${company.email}" style="${LINK}">${company.email}</a>${phones}${lines}</p>`;
}

function toHtml(block: Block, bareLink: string): Html {
  switch (block.kind) {
    case 'text':
      return paragraph(block.text);
    case 'note':
      return html`<p style="margin:0 0 16px;${SMALL}">${block.text}</p>`;
    case 'code':
      return html`<p style="margin:0 0 16px;padding:16px;background-color:#efe8da;border-radius:12px;${FONT}font-size:32px;line-height:40px;font-weight:600;letter-spacing:6px;text-align:center;color:#1d2a22;">${block.text}</p>`;
    case 'quote':
      return html`<p style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid #2c5e3d;${TEXT}white-space:pre-line;word-break:break-word;">${block.text}</p>`;
    case 'button':
      return html`${table(
        html`style="margin:0 0 12px;"`,
        html`<tr><td bgcolor="#f15f18" style="background-color:#f15f18;border-radius:26px;"><a href="${block.url}" target="_blank" style="display:inline-block;padding:13px 28px;${FONT}font-size:16px;line-height:24px;font-weight:600;color:#16130d;text-decoration:none;">${block.label}</a></td></tr>`,
      )}<p style="margin:0 0 20px;${SMALL}">${bareLink}<br><a href="${block.url}" target="_blank" style="${LINK}word-break:break-all;">${block.url}</a></p>`;
    case 'facts':
      return html`${heading(block.title)}${table(
        html`width="100%" style="margin:0 0 20px;"`,
        block.rows.map(
          ({ name, value }) =>
            html`<tr><td width="116" valign="top" style="padding:6px 12px 6px 0;${SMALL}line-height:24px;">${name}</td><td valign="top" style="padding:6px 0;${TEXT}">${value}</td></tr>`,
        ),
      )}`;
    case 'sums':
      return html`${heading(block.title)}${table(html`width="100%" style="margin:0 0 20px;"`, [
        ...block.lines.map((line) => row(lineName(line), line.value, `${TEXT}${RULE}`)),
        ...block.sums.map(({ name, value }) => row(html`${name}`, value, `${TEXT}${RULE}`)),
        row(html`${block.total.name}`, block.total.value, `${TEXT}font-size:18px;font-weight:600;`),
        row(html`${block.vat.name}`, block.vat.value, `${SMALL}padding-top:0;`),
      ])}`;
  }
}

function lineName({ name, amount, picture }: Line): Html {
  const photo = html`<img src="${picture}" width="64" height="64" alt="" style="display:block;border-radius:8px;background-color:#efe8da;">`;
  const words = html`${name}<br><span style="${SMALL}">${amount}</span>`;
  return table(
    html``,
    html`<tr><td width="64" valign="top" style="padding-right:12px;">${photo}</td><td valign="top" style="${TEXT}">${words}</td></tr>`,
  );
}

function paragraph(text: string): Html {
  return html`<p style="margin:0 0 16px;${TEXT}">${text}</p>`;
}

function heading(text: string): Html {
  return html`<h2 style="margin:8px 0 4px;${FONT}font-size:18px;line-height:26px;font-weight:600;color:#1d2a22;">${text}</h2>`;
}

function table(attributes: Html, rows: Html | readonly Html[]): Html {
  return html`<table role="presentation" border="0" cellpadding="0" cellspacing="0" ${attributes}>${rows}</table>`;
}

function row(name: Html, value: string, style: string): Html {
  return html`<tr><td valign="top" style="padding:8px 12px 8px 0;${style}">${name}</td><td valign="top" align="right" style="padding:8px 0;${style}white-space:nowrap;">${value}</td></tr>`;
}
