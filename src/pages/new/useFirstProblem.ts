import { useEffect, useRef } from 'react';

/**
 * After a failed attempt to start, the focus goes to the first field that is wrong, in whatever section it is folded.
 */
export function useFirstProblem(attempts: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const section = field?.closest('details');
    if (section) section.open = true;
    field?.focus();
  }, [attempts]);
  return form;
}
