import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** The worker's report. `output` null: not representable as JSON; `lost`: what JSON does not carry of its state. */
const ProbeReportSchema = Type.Union([
  Type.Object({ type: Type.Literal('unusable'), reason: Type.String() }),
  Type.Object({ type: Type.Literal('loaded') }),
  Type.Object({ type: Type.Literal('request'), id: Type.Integer(), method: Type.String(), url: Type.String(), language: Type.String() }),
  Type.Object({
    type: Type.Literal('rendered'),
    output: Type.Union([Type.String(), Type.Null()]),
    reason: Type.Union([Type.String(), Type.Null()]),
    lost: Type.Union([Type.String(), Type.Null()]),
  }),
]);
export type ProbeReport = Static<typeof ProbeReportSchema>;

const Report = Compile(ProbeReportSchema);

/** A message of the worker is outside data: the server file that runs there can send any. Null for one that is no report. */
export function readProbeReport(message: unknown): ProbeReport | null {
  return Report.Check(message) ? message : null;
}
