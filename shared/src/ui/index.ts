// The parts that two packages draw with. Every name stands here by hand: remotes share this module at run time.
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps, type ButtonVariant } from '#ui/button.tsx';
export { classNames } from '#ui/class-names.ts';
export { Dialog } from '#ui/dialog.tsx';
export { clearDrafts, followClearedDrafts } from '#ui/drafts.ts';
export { Face } from '#ui/face.tsx';
export { Icon } from '#ui/icon.tsx';
export type { IconName } from '#ui/icon-paths.ts';
export { Notice, type NoticeKind } from '#ui/notice.tsx';
export { PageHead } from '#ui/page-head.tsx';
export { RisingRule } from '#ui/rising-rule.tsx';
export { EmptyState, Failure, Skeleton } from '#ui/states.tsx';
export { type ToastKind, toast } from '#ui/toast.ts';
export { Toaster } from '#ui/toaster.tsx';
export { useHydrated } from '#ui/use-hydrated.ts';
