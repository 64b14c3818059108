import { readDocument } from '../../operations/open-api/index.ts';
import type { ApiInstance } from '../../services.ts';
import { answerChecker, type Given } from './check-answer.ts';

/**
 * From here on every answer that a test gets from `app.inject` is held against the published document: a status that is not in it fails the
 * test, and so does a body that is not as described or has a field too many. Each fault is passed to `report`, too, for those who swallow errors.
 */
export function validateAnswers(app: ApiInstance, report: (fault: string) => void): ApiInstance {
  const inject = app.inject.bind(app) as (given: Given) => Promise<Awaited<ReturnType<ApiInstance['inject']>>>;
  const findFaults = answerChecker(readDocument(app));
  const injectAndCheck = async (given: Given) => {
    const answer = await inject(given);
    const faults = findFaults(given, answer);
    if (faults === null) return answer;
    report(faults);
    throw new Error(`The answer is not in the published document. ${faults}`);
  };
  return Object.assign(app, { inject: injectAndCheck });
}
