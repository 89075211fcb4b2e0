import { classNames } from '@/ui/class-names';

export function LoadingSubmissions({ className }: { className?: string }) {
  return (
    <p role="status" className={classNames('py-10 text-[15px] text-ink-soft', className)}>
      Loading submissions...
    </p>
  );
}
