import type { PackShotSpec } from '@vitrava/reference-api/pictures';
import { type Align, CAPITAL, drawText, fitLine, fitText, measure, type Setting, textHeight } from '../lettering/index.ts';
import { rect } from '../svg.ts';
import type { Area } from './panel.ts';

export interface ColumnColours {
  readonly title: string;
  readonly detail: string;
  readonly badge: string;
  readonly onBadge: string;
}

interface ColumnOptions {
  readonly align: Align;
  /** The position of the whole when the area is taller than it. */
  readonly settle: 'top' | 'middle' | 'spread';
  readonly titleWeight?: 700 | 800;
  /** Height at the foot that the name leaves free, for a sign beside dose and detail. */
  readonly footLeast?: number;
  /** In the middle of the room between name and foot, when there is enough. */
  readonly sign?: (x: number, y: number, radius: number) => string;
}

const LEADING = 1.06;
const DOSE: Setting = { weight: 700 };
const DETAIL: Setting = { weight: 500, tracking: 0.01 };

/** Name, dose and detail under one another: the name takes what the other two leave. */
export function drawColumn(spec: PackShotSpec, area: Area, colours: ColumnColours, options: ColumnOptions): string {
  const { align, settle, titleWeight = 700, footLeast = 0, sign } = options;
  const unit = Math.min(area.height * 0.1, area.width * 0.1);
  const gap = unit * 1.05;
  const detail = fitLine(spec.detail, DETAIL, area.width, unit);
  const dose = spec.dose === null ? null : fitLine(spec.dose, DOSE, area.width - unit * 1.6, unit * 1.12);
  const badgeHeight = dose === null ? 0 : unit * 1.95;
  const footHeight = textHeight(detail) + (dose === null ? 0 : badgeHeight + gap * 0.85);
  const setting: Setting = { weight: titleWeight, tracking: -0.012 };
  const title = fitText({
    text: spec.title,
    setting,
    width: area.width,
    height: area.height - Math.max(footHeight, footLeast) - gap,
    largest: Math.min(area.width * 0.26, area.height * 0.28),
    smallest: unit * 0.92,
    maxLines: 3,
    leading: LEADING,
  });
  const titleHeight = textHeight(title, LEADING);
  const rest = Math.max(0, area.height - titleHeight - gap - footHeight);
  const top = area.y + (settle === 'middle' ? rest / 2 : 0);
  const footTop = settle === 'spread' ? area.y + area.height - footHeight : top + titleHeight + gap;
  const x = align === 'start' ? area.x : area.x + area.width / 2;
  const badge = dose === null ? '' : drawBadge(dose.lines[0] ?? '', dose.size, { x, y: footTop, height: badgeHeight, align }, colours);
  const room = footTop - top - titleHeight;
  const radius = Math.min(area.width * 0.2, (room - unit * 1.8) / 2);
  const between = sign !== undefined && radius > unit * 0.9 ? sign(x, top + titleHeight + room / 2, radius) : '';
  return (
    between +
    drawText(title, setting, { x, top, align }, colours.title, LEADING) +
    badge +
    drawText(detail, DETAIL, { x, top: footTop + footHeight - textHeight(detail), align }, colours.detail)
  );
}

interface BadgeSpot {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly align: Align;
}

function drawBadge(text: string, size: number, spot: BadgeSpot, colours: ColumnColours): string {
  const width = measure(text, size, DOSE) + spot.height * 0.86;
  const left = spot.align === 'start' ? spot.x : spot.x - width / 2;
  const top = spot.y + (spot.height - size * CAPITAL) / 2;
  const lettering = drawText({ size, lines: [text] }, DOSE, { x: left + width / 2, top, align: 'middle' }, colours.onBadge);
  return rect(left, spot.y, width, spot.height, colours.badge, { rx: spot.height / 2 }) + lettering;
}
