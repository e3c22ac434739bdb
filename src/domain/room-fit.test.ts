import { describe, expect, test } from 'vitest';

import { floorFit, passageFit, tightestFit } from './room-fit';

const sofa = { width: 228, depth: 92, height: 81 };

describe('on the floor of a room', () => {
  test('a sofa stands as it is drawn where it can', () => {
    expect(floorFit(sofa, { width: 300, depth: 400 }, true)).toEqual({
      fits: true,
      isTurned: false,
      left: { width: 72, depth: 308 },
    });
  });

  test('and turned where it must', () => {
    expect(floorFit(sofa, { width: 100, depth: 228 }, true)).toEqual({
      fits: true,
      isTurned: true,
      left: { width: 8, depth: 0 },
    });
  });

  test('what hangs is not turned', () => {
    expect(floorFit(sofa, { width: 100, depth: 228 }, false)).toEqual({
      fits: false,
      isTurned: false,
      left: { width: -128, depth: 136 },
    });
  });

  test('where neither fits, it is the way that needs less', () => {
    expect(floorFit(sofa, { width: 200, depth: 150 }, true)?.left).toEqual({ width: -28, depth: 58 });
    expect(floorFit(sofa, { width: 150, depth: 200 }, true)).toMatchObject({
      isTurned: true,
      left: { width: 58, depth: -28 },
    });
  });

  test('where both need the same, it is as it is drawn', () => {
    expect(floorFit(sofa, { width: 200, depth: 200 }, true)).toMatchObject({ isTurned: false, left: { width: -28 } });
  });

  test('it is turned for one missing centimetre', () => {
    expect(floorFit(sofa, { width: 227, depth: 228 }, true)).toMatchObject({ fits: true, isTurned: true });
  });

  test('of a depth alone nothing is said of the width', () => {
    expect(floorFit(sofa, { depth: 100 }, false)?.left).toEqual({ depth: 8 });
  });

  test('a missing millimetre is a whole centimetre', () => {
    expect(floorFit(sofa, { width: 227.9 }, false)?.left).toEqual({ width: -1 });
    expect(floorFit(sofa, { width: 228.9 }, false)?.left).toEqual({ width: 0 });
  });

  test('a gap of one known size is enough', () => {
    expect(floorFit({ width: 55, depth: 51, height: 76 }, { width: 52 }, true)).toEqual({
      fits: true,
      isTurned: true,
      left: { width: 1 },
    });
  });

  test('nothing is known of a room without a floor', () => {
    expect(floorFit(sofa, { door: 80 }, true)).toBeUndefined();
  });
});

describe('through a door', () => {
  test('a piece goes upright, its narrower side across, where it can', () => {
    expect(passageFit({ width: 110, depth: 58, height: 198 }, 80)).toEqual({ fits: true, isTipped: false, left: 22 });
  });

  test('a sofa is tipped where it is too deep', () => {
    expect(passageFit(sofa, 85)).toEqual({ fits: true, isTipped: true, left: 4 });
  });

  test('what is exactly as high and as narrow as the door goes upright, and tipped what is exactly as thin', () => {
    expect(passageFit({ width: 110, depth: 58, height: 200 }, 58)).toEqual({ fits: true, isTipped: false, left: 0 });
    expect(passageFit(sofa, 81)).toEqual({ fits: true, isTipped: true, left: 0 });
  });

  test('what is higher than the door is tipped', () => {
    expect(passageFit({ width: 60, depth: 40, height: 210 }, 50)).toEqual({ fits: true, isTipped: true, left: 10 });
  });

  test('what is too large in each way does not go through', () => {
    expect(passageFit(sofa, 80)).toEqual({ fits: false, isTipped: true, left: -1 });
    expect(passageFit({ width: 210, depth: 60, height: 220 }, 80)).toEqual({ fits: false, isTipped: true, left: -10 });
  });
});

describe('the tightest place', () => {
  test('is where least is left', () => {
    expect(tightestFit(sofa, { width: 300, depth: 400, door: 90 }, 'Sofa')).toEqual({ at: 'door', left: 9 });
    expect(tightestFit(sofa, { width: 230, door: 90 }, 'Sofa')).toEqual({ at: 'width', left: 2 });
  });

  test('or where most is missing', () => {
    expect(tightestFit(sofa, { width: 200, depth: 150, door: 80 }, 'Sofa')).toEqual({ at: 'width', left: -28 });
    expect(tightestFit(sofa, { width: 300, stairs: 60 }, 'Sofa')).toEqual({ at: 'stairs', left: -21 });
  });

  test('is nowhere in a room that was not measured', () => {
    expect(tightestFit(sofa, {}, 'Sofa')).toBeUndefined();
  });
});
