//# allFunctionsCalledOnLoad

import{u as e}from"./world-BuhmZsZI.js";import{_t as t}from"./core-C2hGHWsm.js";import{o as n}from"./member-BXBXGbDd.js";import{P as r}from"./routes-guest-BSaMAP25.js";import{j as i}from"./vendor-D_iKJM-m.js";var a=i(),o=()=>{let i=t(r.useSearch().redirect);return(0,a.jsx)(e,{worldId:n(i),redirect:i})};export{o as component};