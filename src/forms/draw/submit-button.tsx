import { useLayoutEffect, useRef } from 'react';

import { Button } from '@/ui/button';

import type { ShownForm } from '../definition';

interface SubmitButtonProps {
  texts: ShownForm['texts'];
  isBusy: boolean;
}

export function SubmitButton({ texts, isBusy }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // A disabled button loses the focus; a keyboard would start again at the top of the page.
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [isBusy]);
  return (
    <Button
      ref={button}
      type="submit"
      disabled={isBusy}
      className="disabled:pointer-events-none disabled:opacity-70"
    >
      {isBusy ? texts.submitting : texts.submit}
    </Button>
  );
}
