import { type ReactNode, useState } from 'react';
import { Button } from '../../../src/ui/button/index.ts';

interface Props {
  readonly label: string;
  /** Draws the dialog. */
  readonly children: (isOpen: boolean, close: () => void) => ReactNode;
}

/** A button and the dialog that it opens. */
export function Opener({ label, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children(isOpen, () => setOpen(false))}
    </>
  );
}
