import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { withoutTurns } from '#domain/words';
import { Button } from '#ui/components/Button/Button';
import { TextArea } from '#ui/components/TextArea/TextArea';

import { comments, commentsFile, commentsFileOf, faultOf } from '../comments';
import { rememberingStorage } from '../device-storage';
import { download } from '../exports/download';
import { COMMENTS_KEY, keepComment, readKept, toCommit } from '../kept-comments';
import type { ChartedMachine } from '../machines';
import * as styles from './CommentForm.css';

export interface CommentFormProps {
  machine: ChartedMachine;
  /** The state by its node id. */
  id: string;
  /** Its name in the drawing. */
  name: string;
  /** Tells that something else than before may be kept. */
  onKept: () => void;
}

/** Writes the comment on a state: kept on this device with every key, until its file is saved and committed. */
export function CommentForm({ machine, id, name, onKept }: CommentFormProps) {
  const committed = comments.get(id) ?? '';
  const read = () => readKept(rememberingStorage).get(id) ?? { text: committed, over: committed };
  const [comment, setComment] = useState(read);
  const [isRefused, setIsRefused] = useState(rememberingStorage.isRefused);
  const [fault, setFault] = useState<string>();
  const [said, setSaid] = useState('');
  const formRef = useRef<HTMLFormElement>(null);
  const { folder, file } = commentsFileOf(machine.name);
  const show = (next: typeof comment) => {
    setComment(next);
    setFault(undefined);
    setSaid('');
  };
  const keep = (next: typeof comment) => {
    show(next);
    setIsRefused(!keepComment(rememberingStorage, id, next));
  };
  const takeFromOtherTab = useEffectEvent(({ key }: StorageEvent) => {
    if (key === COMMENTS_KEY) {
      show(read());
      onKept();
    }
  });
  useEffect(() => {
    const take = (event: StorageEvent) => takeFromOtherTab(event);
    window.addEventListener('storage', take);
    return () => window.removeEventListener('storage', take);
  }, []);
  const focus = () => formRef.current?.querySelector('textarea')?.focus();
  const save = () => {
    const found = faultOf(comment.text, committed);
    setFault(found);
    if (found !== undefined) {
      focus();
      return;
    }
    const saved = { text: comment.text, over: committed };
    keep(saved);
    const all = toCommit(machine.machine.id, comments, readKept(rememberingStorage));
    download(file, 'text/markdown', commentsFile(machine.name, new Map([...all, [id, saved.text]])));
    setSaid(`${file} is saved. Put it into ${folder} and commit it.`);
    onKept();
  };
  const isChanged = comment.text.trim() !== committed;
  return (
    <form
      ref={formRef}
      aria-label={`Comment on ${name}`}
      className={styles.root}
      data-screen-only=""
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextArea
        id="comment"
        name="comment"
        label={`Comment on ${name}`}
        rows={3}
        isRequired={false}
        value={comment.text}
        error={fault}
        advice={isChanged ? adviceOn(comment.over === committed, isRefused) : undefined}
        onChange={(text) => keep({ ...comment, text: withoutTurns(text) })}
        onLeave={onKept}
      />
      <Button size="small" tone="secondary" type="submit">
        Save {file}
      </Button>
      {isChanged && committed !== '' ? (
        <Button
          size="small"
          tone="quiet"
          onClick={() => {
            keep({ text: committed, over: committed });
            onKept();
            focus();
          }}
        >
          Use the committed comment
        </Button>
      ) : null}
      <p role="status">{said}</p>
    </form>
  );
}

function adviceOn(isUpToDate: boolean, isRefused: boolean): string {
  if (isRefused) {
    return 'This browser keeps nothing: save the file before you close the page.';
  }
  return isUpToDate
    ? 'Kept on this device, not committed yet.'
    : 'Kept on this device. Meanwhile another comment was committed: it stands above, and yours would take its place.';
}
