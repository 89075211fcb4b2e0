import { BrandMark } from '@/ui/brand-mark';

/** The logo, which leads home. */
export function Brand({ name }: { name: string }) {
  return (
    <a
      href="/"
      className="inline-flex min-h-11 items-center gap-3 text-[22px] font-bold tracking-[-0.02em] stretch-88"
    >
      <BrandMark className="h-5 w-10" />
      {name}
    </a>
  );
}
