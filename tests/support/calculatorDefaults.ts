// The sample's prices, hours, and ages, for tests that an owner's content must not change.
export const electricity = 19.5
export const propane = 3.74
export const gas = 1.6
export const hours = 700
export const spending = 1800
export const lifetimes = {
  ac: { from: 10, to: 15 },
  heatPump: { from: 10, to: 16 },
  furnace: { from: 15, to: 20 },
  boiler: { from: 20, to: 35 },
}
