import type { MachineScenes, SamePicture, Scene } from '#machines/scene';

const found = import.meta.glob<MachineScenes>('/src/machines/*/*.scenes.ts', { eager: true, import: 'scenes' });

const all = Object.values(found);
const scenes = all.flatMap((machine) => machine.scenes);

/** The scenes of a machine; the first that shows a state is taken for it. */
export function scenesOf(machine: string): readonly Scene[] {
  return scenes.filter((scene) => scene.machine === machine);
}

/** States that no page can show, by node id, each with its reason. */
export const unshown: Readonly<Record<string, string>> = Object.assign({}, ...all.map((machine) => machine.unshown));

/** Pairs of states that look alike, each with its reason. */
export const samePictures: readonly SamePicture[] = all.flatMap((machine) => machine.samePictures);
