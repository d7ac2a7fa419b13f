import type { UserDetail } from 'shared/contract/user-detail';
import { Conflict } from '#forms/conflict.tsx';
import { messages } from '#messages.en.ts';

const COMPARED = ['name', 'panNumber', 'email', 'mobileNumber'] as const;
type Compared = Record<(typeof COMPARED)[number], string>;

interface Props {
  labels: Compared;
  typed: Compared;
  newer: UserDetail;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The details as they stand in the form beside those that were saved in another tab or on another device meanwhile. */
export function NewerDetails({ labels, typed, newer, onKeepMine, onTakeTheirs }: Props) {
  const differences = COMPARED.map((name) => ({
    label: labels[name],
    here: typed[name] || messages.profileLeftOut,
    there: newer[name] || messages.profileLeftOut,
  })).filter(({ here, there }) => here !== there);
  return (
    <Conflict
      title={messages.detailsChangedElsewhere}
      differences={differences}
      same={messages.bothHoldSameDetails}
      keepMine={{ label: messages.conflictSaveDetails, onPress: onKeepMine }}
      takeTheirs={{ label: messages.conflictUseDetails, onPress: onTakeTheirs }}
    />
  );
}
