import { PROGRAM_TEMPLATE_ID } from '@vitrava/shared-kit/contracts/page';

/** Requests the program's scripts once, in one wave. `onFailure`: one failed to load, so there is no program. */
export function startProgram(onFailure: () => void): void {
  const template = document.querySelector<HTMLTemplateElement>(`template#${PROGRAM_TEMPLATE_ID}`);
  if (!template) return;
  template.remove();
  // Scripts that are inserted run as they come; these have an order.
  for (const script of template.content.querySelectorAll('script')) {
    script.async = false;
    script.onerror = onFailure;
  }
  document.head.append(template.content);
}
