import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * The worker's report: the file is loaded or of no use; the result of a render, as JSON, or a call of the API. `output`
 * null: JSON cannot represent it, as for undefined; `lost` is the part of its state that JSON does not carry.
 */
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
